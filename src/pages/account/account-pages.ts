export { AccountPage } from './account-page'
export { ProfilePage } from './profile-page'
