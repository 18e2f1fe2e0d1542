import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource, Role } from '#define'
import { roles, ruleFor, type AnyRule } from '#define/access'
import { allFieldsOf, readRuleOf, verbsOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { useRuleText } from '#screens/access/rule-text'
import { useVerbLabel } from '#screens/access/verb-label'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import styles from './permissions.module.css'

interface ResourceRulesProps {
  readonly resource: AnyResource
  /** The role of the current user. */
  readonly mine: Role
}

/** What each role may do with one resource, as a table of verbs by roles. */
export function ResourceRules({ resource, mine }: ResourceRulesProps) {
  const { t } = useTranslation()
  const id = useId()
  const labels = useLabels()
  const verbLabel = useVerbLabel()
  const hidden = useHiddenFields(resource)
  const isMine = (role: Role) => (role === mine ? styles.mine : undefined)
  return (
    <div className={`card ${styles.area}`}>
      <h3 id={id}>{labels.resource(resource)}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('access.what')}</span>
              </th>
              {roles.map((role) => (
                <th key={role} scope="col" className={isMine(role)}>
                  {t(`access.role.${role}`)}
                  {role === mine && <small> ({t('access.yours')})</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {verbsOf(resource).map((verb) => (
              <tr key={verb}>
                <th scope="row">{verbLabel(resource, verb)}</th>
                {roles.map((role) => (
                  <td key={role} className={isMine(role)}>
                    <Answer resource={resource} rule={ruleFor(resource.access, role, verb)} />
                  </td>
                ))}
              </tr>
            ))}
            {(['hiddenFields', 'someFields'] as const).map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(`access.${kind}`)}</th>
                {roles.map((role) => (
                  <td key={role} className={isMine(role)}>
                    {hidden(kind, role) || t('access.none')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Yes, no, or a description of the records it applies to. */
function Answer({ resource, rule }: { resource: AnyResource; rule: AnyRule | false }) {
  const { t } = useTranslation()
  const ruleText = useRuleText()
  if (typeof rule === 'object') return <>{ruleText(resource, rule)}</>
  return (
    <span className={rule ? styles.yes : styles.no}>
      <Icon name={rule ? 'check' : 'x'} size={16} />
      {t(rule ? 'access.yes' : 'access.no')}
    </span>
  )
}

/** Returns the fields that a role may not read, in any record or in some. */
function useHiddenFields(resource: AnyResource) {
  const labels = useLabels()
  const listed = new Intl.ListFormat(useLocale())
  return (kind: 'hiddenFields' | 'someFields', role: Role): string => {
    if (ruleFor(resource.access, role, 'read') === false) return '–'
    const names = Object.entries(allFieldsOf(resource)).filter(([, field]) => {
      const rule = readRuleOf(field, role)
      return kind === 'hiddenFields' ? rule === false : typeof rule === 'object'
    })
    return listed.format(names.map(([name]) => labels.field(resource, name)))
  }
}
