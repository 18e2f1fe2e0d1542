import { Suspense, use, type ComponentType } from 'react'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import { ErrorBoundary } from '#shell/states/error-boundary'
import type * as Pages from './auth-pages'

/** Sign-in and related pages: signed-in users never need them; for guests the first script prefetches them. */
const pages = lazyModule<typeof Pages>(() => withDeferredTexts(() => import('./auth-pages')))

/** A lazily loaded page; if loading fails, it shows an error with Retry. */
function lazyPage(name: keyof typeof Pages): ComponentType {
  const Loaded = () => {
    const { [name]: Page } = use(pages.load())
    return <Page />
  }
  return () => (
    <ErrorBoundary resetKey="sign-in" onFailure={pages.forgetFailure}>
      <Suspense fallback={<div aria-busy />}>
        <Loaded />
      </Suspense>
    </ErrorBoundary>
  )
}

export const LoginPage = lazyPage('LoginPage')
export const RegisterPage = lazyPage('RegisterPage')
export const VerifyPage = lazyPage('VerifyPage')
export const ResetPasswordPage = lazyPage('ResetPasswordPage')
export const NewPasswordPage = lazyPage('NewPasswordPage')
