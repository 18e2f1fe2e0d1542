import { apiBaseMeta } from './public-settings'

/** The base URL of the API without a slash at the end; empty if the API has the origin of the page. */
export const apiBase = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${apiBaseMeta}"]`)?.content ?? ''

/** The URL of a declared path such as `/api/products`; other URLs stay as they are. */
export const apiUrl = (path: string): string => (path.startsWith('/') ? apiBase() + path : path)
