import type { Role } from '../access'

/** The seller or the buyer of a document. */
export type Party<Name extends string, Ref extends string> =
  | {
      readonly fields: readonly Name[]
      readonly of?: never
      readonly frozen?: never
    }
  | {
      /** The reference to the record whose fields they are. */
      readonly of: Ref
      readonly fields: readonly string[]
      /** The field of the record with their text as it was at the time; once it is filled in, it replaces them. */
      readonly frozen?: Name
    }

/** The printable page of a record: an invoice or a receipt, for example. */
export interface DocumentLayout<
  Name extends string,
  Ref extends string,
  List extends string,
  Line extends string = string,
> {
  /** What it is, in English; default: the name of the resource. */
  readonly label?: string
  /** Default: the company of the workspace. */
  readonly from?: Party<Name, Ref>
  readonly to?: Party<Name, Ref>
  /** Facts such as number and dates. */
  readonly meta?: readonly Name[]
  readonly lines?: {
    readonly of: List
    readonly columns: readonly Line[]
    /** The fields of a line whose product is its amount, shown as the last column: quantity and price. */
    readonly amount?: readonly [quantity: Line, price: Line]
    /** The amount of a line without `amount`; its sum so far is carried to the next page. */
    readonly carried?: Line
  }
  /** The end of the calculation, for example subtotal, discount and total. */
  readonly totals?: readonly Name[]
  /** The states, of the field of the summary, that it shows; default: all of them. */
  readonly status?: readonly string[]
  /** A further list that explains the totals, for example the tax by rate. */
  readonly breakdown?: Name
  /** Sentences that the law or a contract requires, by name: each is printed in the records that match. */
  readonly notices?: { readonly [notice: string]: DocumentNotice<Name> }
  readonly note?: Name
  /** Who may create links with which anyone sees the document without signing in; default: no one. */
  readonly share?: DocumentShare<Name>
  /** How visitors of a link pay the document by card; default: they cannot. */
  readonly payment?: DocumentPayment<Name>
  /**
   * Records with these values also have an electronic form (EN 16931), as XML and inside their PDF; the hook
   * `electronic` of the resource makes it.
   */
  readonly electronic?: { readonly [Field in Name]?: string | readonly string[] }
}

/** The payment of a document by card, which is a move of its record. */
interface DocumentPayment<Name extends string> {
  readonly move: string
  /** The amount that is still to be paid; the input `amount` of the move gets it. */
  readonly due: Name
  /** Further inputs of the move. */
  readonly given?: { readonly [input: string]: string }
  /** The input that gets the brand of the card and its last digits. */
  readonly card?: string
}

/** Who may create links to a document, and to which. */
interface DocumentShare<Name extends string> {
  readonly by: readonly Role[]
  /** The values of the records that are shown, also when the link is opened later; default: every record. */
  readonly where?: { readonly [Field in Name]?: string | readonly string[] }
}

/** A sentence of a document, in English; the label files have it in other languages. */
interface DocumentNotice<Name extends string> {
  readonly text: string
  /** The values of the records with it; default: every record. */
  readonly where?: { readonly [Field in Name]?: string | readonly string[] }
}

/** The printable page of the records of any resource. */
export type AnyDocument = DocumentLayout<string, string, string>
