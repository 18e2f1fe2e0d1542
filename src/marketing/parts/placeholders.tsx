import type { ReactNode } from 'react'

// What the server knows and the build does not: a page has places for it, which are filled when it is asked for. The
// signs are those of server/base/fill.ts.

/** The place of some words, in text or in an attribute. */
export const placeholder = (name: string): string => `{%${name}%}`

/** The place of some words in an attribute, and what stands there where there are none. */
export const placeholderOr = (name: string, otherwise: string): string =>
  `{%#${name}%}${placeholder(name)}{%/${name}%}{%^${name}%}${otherwise}{%/${name}%}`

/** The place of markup, which stands as it is: the server has cleaned or written it. */
export const markup = (name: string): string => `{%=${name}%}`

interface PartProps {
  readonly of: string
  readonly children: ReactNode
}

/** Stands once for each of a list, or once where something is true. */
export const Each = ({ of, children }: PartProps) => (
  <>
    {`{%#${of}%}`}
    {children}
    {`{%/${of}%}`}
  </>
)

/** Stands where there is none. */
export const None = ({ of, children }: PartProps) => (
  <>
    {`{%^${of}%}`}
    {children}
    {`{%/${of}%}`}
  </>
)
