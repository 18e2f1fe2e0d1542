/**
 * The part of qs that refine uses, in a tenth of its code: nested objects and arrays in brackets
 * (`filters[0][field]=name`), nulls are left out, nothing is encoded if `encode` is false.
 */

/**
 * @param {string} text
 * @param {{ ignoreQueryPrefix?: boolean }} [options]
 */
export function parse(text, { ignoreQueryPrefix = false } = {}) {
  /** @type {Record<string, unknown>} */
  const result = {}
  const query = ignoreQueryPrefix ? text.replace(/^\?/, '') : text
  for (const [name, value] of new URLSearchParams(query)) {
    const [first = ''] = /^[^[]*/.exec(name) ?? []
    const inner = [...name.slice(first.length).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')
    put(result, [first, ...inner], value)
  }
  return /** @type {Record<string, unknown>} */ (listed(result))
}

/**
 * @param {Record<string, unknown>} place
 * @param {string[]} path
 * @param {string} value
 */
function put(place, [name = '', ...rest], value) {
  // The URL is untrusted: it must not pollute Object.prototype.
  if (name in Object.prototype) return
  const key = name === '' ? String(Object.keys(place).length) : name
  if (rest.length === 0) {
    place[key] = key in place ? [place[key], value].flat() : value
    return
  }
  const inner = typeof place[key] === 'object' && place[key] !== null ? place[key] : {}
  place[key] = inner
  put(/** @type {Record<string, unknown>} */ (inner), rest, value)
}

/**
 * Converts objects with the keys 0, 1, 2 into arrays.
 * @param {unknown} value
 * @returns {unknown}
 */
function listed(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)])
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/**
 * @param {Record<string, unknown>} values
 * @param {{ addQueryPrefix?: boolean, encode?: boolean, encodeValuesOnly?: boolean }} [options]
 */
export function stringify(values, { addQueryPrefix = false, encode = true, encodeValuesOnly = false } = {}) {
  /** @param {string} text */
  const written = (text) => (encode ? encodeURIComponent(text) : text)
  const pairs = flat(values, '').map(([name, value]) => {
    return `${encodeValuesOnly ? name : written(name)}=${written(value)}`
  })
  return (addQueryPrefix && pairs.length > 0 ? '?' : '') + pairs.join('&')
}

/**
 * @param {unknown} value
 * @param {string} path
 * @returns {[string, string][]}
 */
function flat(value, path) {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    flat(inner, path === '' ? name : `${path}[${name}]`),
  )
}

// oxlint-disable-next-line import/no-default-export -- qs has a default export
export default { parse, stringify }
