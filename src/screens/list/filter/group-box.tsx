import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '#define/reading'
import { ConditionRow } from './condition-row'
import { addNode, changeNode, isDraftGroup, nextKey, type DraftCondition, type DraftGroup } from './draft'
import styles from './filter.module.css'
import type { FilterScope } from './filter-scope'
import { operatorsOf } from './operators'

interface GroupBoxProps {
  readonly group: DraftGroup
  readonly root: DraftGroup
  readonly depth: number
  readonly scope: FilterScope
  readonly onRoot: (root: DraftGroup) => void
}

const deepest = 2

/** An empty condition on the first field. */
export function newCondition({ resource, names }: FilterScope): DraftCondition | undefined {
  const [name = ''] = names
  const field = fieldOf(resource, name)
  const op = field && operatorsOf(field)[0]
  return op ? { key: nextKey(), field: name, op } : undefined
}

/** Conditions of which all or any must hold, with nested groups. */
export function GroupBox({ group, root, depth, scope, onRoot }: GroupBoxProps) {
  const { t } = useTranslation()
  const setMatch = (match: 'and' | 'or') =>
    onRoot(
      group.key === root.key
        ? { ...root, match }
        : changeNode(root, group.key, (node) => ({ ...node, match }) as DraftGroup),
    )
  const addCondition = () => {
    const condition = newCondition(scope)
    if (condition) onRoot(addNode(root, group.key, condition))
  }
  const addGroup = () => {
    const first = newCondition(scope)
    const match = group.match === 'and' ? 'or' : 'and'
    onRoot(addNode(root, group.key, { key: nextKey(), match, nodes: first ? [first] : [] }))
  }
  return (
    <div
      className={depth > 0 ? styles.group : styles.root}
      role="group"
      aria-label={t(group.match === 'and' ? 'listPanels.matchAll' : 'listPanels.matchAny')}
    >
      <div className={styles.groupHead}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={group.match}
          aria-label={t('listPanels.match')}
          onChange={(_, match: 'and' | 'or' | null) => match && setMatch(match)}
        >
          <ToggleButton value="and">{t('listPanels.matchAll')}</ToggleButton>
          <ToggleButton value="or">{t('listPanels.matchAny')}</ToggleButton>
        </ToggleButtonGroup>
        {depth > 0 && (
          <Button
            size="small"
            color="inherit"
            onClick={() => onRoot(changeNode(root, group.key, () => undefined))}
          >
            {t('listPanels.removeGroup')}
          </Button>
        )}
      </div>
      {group.nodes.length === 0 && <p className={styles.none}>{t('listPanels.noConditions')}</p>}
      {group.nodes.map((node) =>
        isDraftGroup(node) ? (
          <GroupBox key={node.key} group={node} root={root} depth={depth + 1} scope={scope} onRoot={onRoot} />
        ) : (
          <ConditionRow
            key={node.key}
            condition={node}
            scope={scope}
            onChange={(next) => onRoot(changeNode(root, node.key, () => next))}
            onRemove={() => onRoot(changeNode(root, node.key, () => undefined))}
          />
        ),
      )}
      <div className={styles.adders}>
        <Button size="small" onClick={addCondition}>
          {t('listPanels.addCondition')}
        </Button>
        {depth < deepest && (
          <Button size="small" onClick={addGroup}>
            {t('listPanels.addGroup')}
          </Button>
        )}
      </div>
    </div>
  )
}
