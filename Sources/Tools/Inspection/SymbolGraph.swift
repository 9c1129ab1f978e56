/// A module as the compiler describes it: its declarations and their relationships.
///
/// Source of the format: SymbolKit, the library in which Swift's documentation tools define it.
struct SymbolGraph: Decodable {
  struct Module: Decodable {
    let name: String
  }

  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }

    struct Identifier: Decodable {
      let precise: String
    }

    struct Fragment: Decodable {
      let kind: String
      let spelling: String
      let preciseIdentifier: String?
    }

    struct Location: Decodable {
      struct Position: Decodable {
        let line: Int
      }

      let uri: String
      let position: Position
    }

    struct Signature: Decodable {
      struct Parameter: Decodable {
        let declarationFragments: [Fragment]
      }

      let parameters: [Parameter]?
      let returns: [Fragment]?
    }

    struct Generics: Decodable {
      struct Constraint: Decodable {
        let lhs: String
        let rhsPrecise: String?
      }

      struct Parameter: Decodable {
        let name: String
      }

      let parameters: [Parameter]?
      let constraints: [Constraint]?
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    let declarationFragments: [Fragment]?
    let functionSignature: Signature?
    let swiftGenerics: Generics?
    let location: Location?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String

    /// The target's module and name, such as `UIKit.UIView`, where another module declares it.
    let targetFallback: String?
  }

  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]
}
