export { RelatedSections, useRelatedTabs } from './related-sections'
