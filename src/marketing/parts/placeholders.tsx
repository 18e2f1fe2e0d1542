import type { ReactNode } from 'react'

// Pages contain placeholders for what only the server knows. The syntax is that of server/base/fill.ts.

/** A placeholder for text, also in attributes. */
export const placeholder = (name: string): string => `{%${name}%}`

/** A placeholder in an attribute, with a fallback. */
export const placeholderOr = (name: string, otherwise: string): string =>
  `{%#${name}%}${placeholder(name)}{%/${name}%}{%^${name}%}${otherwise}{%/${name}%}`

/** A placeholder for HTML that the server has sanitized or written. */
export const markup = (name: string): string => `{%=${name}%}`

interface PartProps {
  readonly of: string
  readonly children: ReactNode
}

/** Repeated for each item of a list, or shown once if a value is true. */
export const Each = ({ of, children }: PartProps) => (
  <>
    {`{%#${of}%}`}
    {children}
    {`{%/${of}%}`}
  </>
)

/** Shown if the list is empty or the value is false. */
export const None = ({ of, children }: PartProps) => (
  <>
    {`{%^${of}%}`}
    {children}
    {`{%/${of}%}`}
  </>
)
