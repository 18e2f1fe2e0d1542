/** JSON as the document is written in; what is undefined is left out. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [name: string]: Json
}
