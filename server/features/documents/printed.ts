/** A fact of a document with its label. */
export interface PrintedFact {
  readonly label: string
  readonly value: string
}

/** One party of a document: a heading and its text lines. */
export interface PrintedParty {
  readonly heading: string
  readonly lines: readonly string[]
}

export interface PrintedColumn {
  readonly heading: string
  /** Numbers are aligned at the end. */
  readonly isFigure: boolean
}

export interface PrintedTable {
  readonly name: string
  readonly columns: readonly PrintedColumn[]
  readonly rows: readonly (readonly string[])[]
}

/** The document of one record as text in one language: everything that a page or a PDF of it shows. */
export interface PrintedDocument {
  /** The language tag of the texts. */
  readonly language: string
  readonly title: string
  /** The name of its file, without an extension. */
  readonly fileName: string
  readonly brand: string
  readonly status?: string
  readonly from: PrintedParty
  readonly to?: PrintedParty
  readonly facts: readonly PrintedFact[]
  readonly lines?: PrintedTable & {
    /** The sum up to each row; empty where nothing is carried. */
    readonly carried: readonly string[]
  }
  readonly totals: readonly PrintedFact[]
  readonly breakdown?: PrintedTable
  readonly notices: readonly string[]
  readonly note?: PrintedFact
  readonly texts: { readonly carriedForward: string; readonly broughtForward: string; readonly page: string }
  /** The electronic form of the document as XML, which its PDF contains. */
  readonly electronic?: string
  /** When the record was last changed, ISO 8601. */
  readonly changedAt: string
}
