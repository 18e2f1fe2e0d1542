/** The part of the package that tests of XML use; it has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string)
    readonly window: { readonly DOMParser: typeof DOMParser }
  }
}
