/** How the records of a resource are written, and how the change log names them. */
export interface Recorded {
  /**
   * Who writes the records instead of users. `changeLog`: they are its entries and read only. `system`: only the
   * system writes them, apart from the moves of the resource.
   */
  readonly managedBy?: 'changeLog' | 'system'
  /** The audit log lists changes of its records only where they are filtered for: how far a user has read, for example. */
  readonly unlisted?: true
  /**
   * The names that the resource had before. A migration renames its table and what is stored about its records, and
   * change entries that were written under a former name remain verifiable.
   */
  readonly formerly?: readonly string[]
}
