#include "LongText.h"

typedef struct {
  GtkEntryBuffer parent;
  GString *text;
  guint length;
} LongText;

typedef GtkEntryBufferClass LongTextClass;

G_DEFINE_TYPE(LongText, long_text, GTK_TYPE_ENTRY_BUFFER)

static gsize offset(const char *text, guint position) {
  return g_utf8_offset_to_pointer(text, position) - text;
}

static const char *get_text(GtkEntryBuffer *buffer, gsize *bytes) {
  LongText *self = (LongText *)buffer;
  if (bytes) *bytes = self->text->len;
  return self->text->str;
}

static guint get_length(GtkEntryBuffer *buffer) { return ((LongText *)buffer)->length; }

static guint insert_text(GtkEntryBuffer *buffer, guint position, const char *chars, guint count) {
  LongText *self = (LongText *)buffer;
  g_string_insert_len(self->text, offset(self->text->str, position), chars, offset(chars, count));
  self->length += count;
  gtk_entry_buffer_emit_inserted_text(buffer, position, chars, count);
  return count;
}

static guint delete_text(GtkEntryBuffer *buffer, guint position, guint count) {
  guint length = get_length(buffer);
  if (position > length) position = length;
  if (count > length - position) count = length - position;
  // The text goes when all who listen have been told.
  if (count > 0) gtk_entry_buffer_emit_deleted_text(buffer, position, count);
  return count;
}

static void deleted_text(GtkEntryBuffer *buffer, guint position, guint count) {
  LongText *self = (LongText *)buffer;
  gsize start = offset(self->text->str, position);
  g_string_erase(self->text, start, offset(self->text->str + start, count));
  self->length -= count;
  g_object_notify(G_OBJECT(buffer), "text");
  g_object_notify(G_OBJECT(buffer), "length");
}

static void finalize(GObject *object) {
  g_string_free(((LongText *)object)->text, TRUE);
  G_OBJECT_CLASS(long_text_parent_class)->finalize(object);
}

static void long_text_class_init(LongTextClass *type) {
  type->get_text = get_text;
  type->get_length = get_length;
  type->insert_text = insert_text;
  type->delete_text = delete_text;
  type->deleted_text = deleted_text;
  G_OBJECT_CLASS(type)->finalize = finalize;
}

static void long_text_init(LongText *self) { self->text = g_string_new(NULL); }

GtkEntryBuffer *long_text_new(void) { return g_object_new(long_text_get_type(), NULL); }
