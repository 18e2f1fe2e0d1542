export { DocumentScreen } from './document-screen'
