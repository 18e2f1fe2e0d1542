/** The key in local storage of the language whose offer the visitor has closed. */
export const closedOfferKey = 'languageOffer'
