export { useRelatedSections, useRelatedTabs, type RelatedParts } from './related-sections'
