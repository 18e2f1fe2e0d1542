import { apiBase } from '#text/api-base'

/** The address of an upload at the start of a value, or as an attribute in formatted text. */
const stored = /(^|")(?=\/api\/contents\/[0-9a-f-]{36}(?:[/?"]|$))/g

/**
 * Replaces the addresses of uploads in a response by URLs that the page can load, if the API has another origin. In a
 * record they are paths, which a browser would resolve against the page.
 */
export function withFullAddresses(data: unknown): unknown {
  const base = apiBase()
  return base ? mapTexts(data, (text) => text.replaceAll(stored, `$1${base}`)) : data
}

/** The reverse for the body of a request: values that were read are sent back as the server has sent them. */
export function withStoredAddresses(data: unknown): unknown {
  const base = apiBase()
  return base ? mapTexts(data, (text) => text.replaceAll(`${base}/api/contents/`, '/api/contents/')) : data
}

/** Whether a value of a field is the address of an upload, and not of a file elsewhere. */
export const isUploadAddress = (value: string): boolean =>
  value.startsWith('/api/contents/') || value.startsWith(`${apiBase()}/api/contents/`)

/** Maps all texts of a JSON value; anything that is not JSON, such as a form with files, stays as it is. */
function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map))
  if (value === null || typeof value !== 'object') return value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, map)]))
}
