export { RelatedSections } from './related-sections'
