/** A picture of a product. */
export interface Picture {
  readonly image: string
  readonly caption: string | null
}
