import { useTranslation } from 'react-i18next'
import { useApp } from '#providers/app-context'
import { useRole } from '#providers/auth/use-auth'
import { ErrorMessage } from '../errors/error-pages'
import styles from './permissions.module.css'
import { ResourceRules } from './resource-rules'

/** The 403 message, and below it what each role may do, from the declarations that the server enforces. */
export function PermissionsPage() {
  const { t } = useTranslation()
  const app = useApp()
  const mine = useRole()
  return (
    <>
      <ErrorMessage kind="refused" />
      <section className={styles.rules} aria-labelledby="role-rules">
        <h2 id="role-rules">{t('access.rolesTitle')}</h2>
        <p>{t('access.rolesText')}</p>
        {Object.values(app).map((resource) => (
          <ResourceRules key={resource.name} resource={resource} mine={mine} />
        ))}
      </section>
    </>
  )
}
