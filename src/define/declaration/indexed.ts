/** Takes records whose `field` is `waiting`, lowest `by` first, then the oldest. */
export interface Queue<Order extends string = string, Word extends string = string> {
  readonly by: Order
  readonly field: Word
  readonly waiting: string
}
/** A resource whose records are worked off by queues, each with an index. */
export interface Queued<Order extends string = string, Word extends string = string> {
  readonly queue?: Queue<Order, Word> | readonly Queue<Order, Word>[]
}

/** Further indexes of a resource. */
export interface Indexed<Searched extends string = string, Found extends string = string> {
  /** Searched fields that are also searched apart from the others, by the name of their group; each group has an index. */
  readonly searchGroups?: Readonly<Record<string, readonly Searched[]>>
  /** Fields by whose values together records are found, each time with an index in the order of the resource. */
  readonly lookups?: readonly (readonly Found[])[]
}
