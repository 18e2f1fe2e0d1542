export const metaPattern = (name: string) => new RegExp(`(<meta\\s+name="${name}"\\s+content=")([^"]*)(")`)

/** The content of a meta element of a page; empty without one. */
export const metaContent = (html: string, name: string): string => metaPattern(name).exec(html)?.[2] ?? ''
