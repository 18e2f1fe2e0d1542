import { useTranslation } from 'react-i18next'
import { useTitle } from '../../shell/use-title'
import { PlainPage } from '../plain-page'

type ErrorKind = 'refused' | 'notFound' | 'broken'

/** What an error page says, with the way home; inside the dashboard and by itself. */
export function ErrorMessage({ kind }: { kind: ErrorKind }) {
  const { t } = useTranslation()
  useTitle(t(`errors.${kind}Title`))
  return (
    <div className="error-page">
      <h1>{t(`errors.${kind}Title`)}</h1>
      <p>{t(`errors.${kind}`)}</p>
      <a className="button primary large" href="/">
        {t('common.goHome')}
      </a>
    </div>
  )
}

function ErrorPage({ kind }: { kind: ErrorKind }) {
  return (
    <PlainPage>
      <ErrorMessage kind={kind} />
    </PlainPage>
  )
}

export const RefusedPage = () => <ErrorPage kind="refused" />
export const NotFoundPage = () => <ErrorPage kind="notFound" />
export const BrokenPage = () => <ErrorPage kind="broken" />
