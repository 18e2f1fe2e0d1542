/** The name of the file that Factur-X and ZUGFeRD require. */
export const electronicName = 'factur-x.xml'
