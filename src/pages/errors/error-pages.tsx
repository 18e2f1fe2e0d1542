import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeLink } from '#shell/parts/home-link'
import { Illustration, type Scene } from '#shell/states'
import { useTitle } from '#shell/parts/use-title'
import { PlainPage } from './plain-page'

export type ErrorKind = 'refused' | 'notFound' | 'broken' | 'maintenance'

const scenes: Readonly<Record<ErrorKind, Scene>> = {
  refused: 'refused',
  notFound: 'missing',
  broken: 'error',
  maintenance: 'maintenance',
}

interface ErrorTextProps {
  readonly kind: ErrorKind
  readonly titleId?: string
  /** Further actions beside the link to the start page. */
  readonly children?: ReactNode
}

/** The content of an error page: picture, text and a link to the start page. */
export function ErrorText({ kind, titleId, children }: ErrorTextProps) {
  const { t } = useTranslation()
  return (
    <div className="error-page">
      <Illustration scene={scenes[kind]} />
      <h1 id={titleId}>{t(`errors.${kind}Title`)}</h1>
      <p>{t(`errors.${kind}`)}</p>
      <div className="error-page-actions">
        {children}
        <HomeLink isMain />
      </div>
    </div>
  )
}

/** An error as the content of a dashboard page; it sets the page's title. */
export function ErrorMessage({ kind }: { kind: ErrorKind }) {
  const { t } = useTranslation()
  useTitle(t(`errors.${kind}Title`))
  return <ErrorText kind={kind} />
}

/** An error as a page of its own. */
const ErrorPage = ({ kind }: { kind: ErrorKind }) => (
  <PlainPage>
    <ErrorMessage kind={kind} />
  </PlainPage>
)

export const RefusedPage = () => <ErrorPage kind="refused" />
export const NotFoundPage = () => <ErrorPage kind="notFound" />
export const BrokenPage = () => <ErrorPage kind="broken" />
export const MaintenancePage = () => <ErrorPage kind="maintenance" />
