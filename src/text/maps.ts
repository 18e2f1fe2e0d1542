/** The maps service that pages with a token use. */
export const mapsOrigin = 'https://api.mapbox.com'
