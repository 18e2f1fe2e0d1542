/** A link to a list as a feature has stored or declared it, with its filter, order and columns. */
export interface ListLink {
  readonly id: string
  /** The resource of the list. */
  readonly resource: string
  readonly name: string
  /** Path and query. The parameter `saved` has the id. */
  readonly to: string
  /** Whether the list opens with it. */
  readonly isDefault: boolean
  /** Whether it belongs to the user, and was neither shared by another one nor declared. */
  readonly isOwn: boolean
}

/** The parameter of a URL with the id of the link. */
export const linkParameter = 'saved'
/** The value of the parameter for the list without any link, where a default would apply. */
export const noLink = 'all'

/** The key of the browser's storage with the links of a user. */
export const listLinksKey = 'list-links'

/** The links that this browser has stored in the language of the page, and the id of their user. */
export function storedLinks(): { readonly user?: string; readonly links: readonly ListLink[] } {
  try {
    const { user, language, links } = JSON.parse(localStorage.getItem(listLinksKey) ?? '{}') as StoredLinks
    if (language !== document.documentElement.lang) return { links: [] }
    return { ...(user !== undefined && { user }), links: Array.isArray(links) ? links.filter(isLink) : [] }
  } catch {
    return { links: [] }
  }
}

/** The links of a user, with the names that they have in a language: its tag. */
export interface StoredLinks {
  readonly user?: string | undefined
  readonly language?: string
  readonly links?: readonly ListLink[]
}

const isLink = (value: unknown): value is ListLink =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'resource', 'name', 'to'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

/** The stored link of a list with this id. */
export const storedLink = (id: string | null, resource: string): ListLink | undefined =>
  storedLinks().links.find((link) => link.id === id && link.resource === resource)
