/** What connects the records of a resource with those of others. `Reference` are the names of its references. */
export interface Connected<Reference extends string> {
  /** The references to the users who share a record: they read each other's names, also where they may not open users. */
  readonly people?: readonly Reference[]
  /** The resource of the comments on its records, declared with `defineComments`. */
  readonly comments?: string
  /** The resources whose records are shown on its page, each by its field that refers to this one. */
  readonly related?: readonly string[]
}
