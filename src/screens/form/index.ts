export { CreateScreen } from './create-screen'
export { EditScreen } from './edit-screen'
