// The auth provider imports it when a form is sent; here it comes with the pages, so that this takes no request.
import '#providers/auth/auth-actions'

export { LoginPage } from './login-page'
export { NewPasswordPage } from './new-password-page'
export { RegisterPage } from './register-page'
export { ResetPasswordPage } from './reset-password-page'
export { VerifyPage } from './verify-page'
