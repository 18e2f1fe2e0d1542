import type { ReadableBy, Role } from '../access'

/** The options that every field may have. */
export interface CommonOptions {
  /** English label, if it cannot be derived from the field's name. */
  readonly label?: string
  /** Help text in English below the input; one sentence. */
  readonly help?: string
  /** The former name of the field, under which older values and history entries are stored. */
  readonly formerly?: string
  /** May be empty; the value is then null. */
  readonly optional?: true
  /** In the input of a move or an action: the field of the record whose value it starts with. */
  readonly prefill?: string
  /** Set by the server only; never accepted from a form or a request. */
  readonly readOnly?: true
  /**
   * The roles that may read the field; for other roles it is not shown, sorted, filtered or documented.
   * By role: `true` for every record, or conditions; in records that meet none of them the value is hidden.
   */
  readonly readableBy?: ReadableBy
  /** Hidden until a reader with access asks to reveal the value, which the change log records. */
  readonly personal?: true
  /** How many characters at the end of a hidden value are shown. */
  readonly mask?: number
  /** The roles that may set the field, among those that may write the record. */
  readonly writableBy?: readonly Role[]
}

/** What the users in a field are notified of: that they were put into it, or that the record has a new comment. */
export type Notified = 'assigned' | 'commented'

/** The option of references to users. */
export interface Notifying {
  readonly notifies?: readonly Notified[]
}

/** The option of references whose titles are part of the record. */
export interface Titled {
  /** Whoever may read the record reads the titles of those it refers to, also of those that they may not open. */
  readonly titled?: true
}

/** The option of references to users that members of a record choose among each other. */
export interface Among {
  /**
   * The path of references to a record with `people`: these choose each other, also if they may not open users.
   */
  readonly among?: readonly [first: string, ...others: string[]]
}

/** The options of all references. */
export type Referring = Notifying & Titled & Among

/** The option of tags. */
export interface Colored {
  /** Each tag is shown in a colour of its own, which follows from its text. */
  readonly colored?: true
}

/** The option of choices. */
export interface Levelled {
  /** The options are levels, the lowest first, such as priorities: the cards of a board mark them by bars. */
  readonly levels?: true
}

/** Options of texts. */
export interface Searchable {
  /** Found by quick search. */
  readonly search?: true
}
/** Options of values that can be unique. */
export interface Unique {
  /** No two records have the same value. */
  readonly unique?: true
}
