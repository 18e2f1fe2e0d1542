/** A declared board, without the types of its resource; `DeclaredViews` describes each property. */
export interface BoardView {
  readonly by: string
  readonly rank?: string
  readonly limit?: string
  readonly strict?: string
  readonly within?: string
  readonly columns?: { readonly [field: string]: string | readonly string[] }
  readonly template?: string
  readonly lanes?: readonly string[]
  readonly due?: string
  readonly finished?: string
  readonly cover?: string
  readonly facts?: readonly string[]
  readonly where?: { readonly [field: string]: string | readonly string[] | undefined }
}
