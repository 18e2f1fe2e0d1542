/** The media type of JSON. */
export const jsonType = 'application/json'

/**
 * The media type of records of which only the requested fields are sent (`_fields`). It differs from that of complete
 * records, so that OpenAPI can describe both responses of a list.
 */
export const partialJsonType = 'application/json; rows=partial'
