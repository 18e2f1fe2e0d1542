/** The meta elements of a page with the settings of the deployment; the build or the server fills them in. */
export const apiBaseMeta = 'api-base-url'
export const mapsTokenMeta = 'maps-token'
