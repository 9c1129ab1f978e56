print("all is well")
