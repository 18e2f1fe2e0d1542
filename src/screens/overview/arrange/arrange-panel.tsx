import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArrangedTile } from '#define/overview/arrangement'
import { isWritable } from '#define/reading'
import type { OverviewAnswer, OverviewName } from '#define/overview/overview'
import { useRole } from '#providers/auth/use-auth'
import { sentencesOf } from '#providers/data/http/problem'
import { Panel } from '#screens/list/panels/panel'
import { useAttempt } from '#screens/use-attempt'
import styles from './arrange.module.css'
import { inOrder, type Entry } from './entries'
import { SortableTiles } from './sortable-tiles'
import { useArrangementWrites } from './use-arrangement'

export interface ArrangePanelProps {
  readonly page: OverviewName
  /** The title of the page. */
  readonly title: string
  readonly answer: OverviewAnswer
  /** The tiles that the user may see. */
  readonly entries: readonly Entry[]
  readonly tiles: readonly ArrangedTile[]
  /** Shows an arrangement in the page behind the panel. */
  readonly onChange: (tiles: readonly ArrangedTile[]) => void
  readonly onWritten: () => void
  readonly onClose: () => void
}

/** A panel with the tiles of an overview, which are dragged, made wider or hidden; the page behind it follows. */
export function ArrangePanel(props: ArrangePanelProps) {
  const { page, title, answer, entries, tiles, onChange, onWritten, onClose } = props
  const { t } = useTranslation()
  const role = useRole()
  const { resource, own, save, reset } = useArrangementWrites(page, answer, onWritten)
  const [isShared, setShared] = useState(own?.shared ?? false)
  const { isRunning, refusal, attempt } = useAttempt()
  const shared = resource.fields['shared']
  const mayShare = shared !== undefined && isWritable(shared, role)
  const write = (work: () => Promise<void>) =>
    attempt(async () => {
      await work()
      onClose()
    })
  const byName = new Map(tiles.map((item) => [item.tile, item]))
  const items = inOrder(entries, tiles).map((entry) => ({
    entry,
    arranged: byName.get(entry.name) ?? { tile: entry.name },
  }))
  const groups = [items.filter(({ entry }) => entry.isFigure), items.filter(({ entry }) => !entry.isFigure)]
  // Tiles that the user may not see keep their settings, behind the others.
  const unseen = tiles.filter(({ tile }) => !entries.some(({ name }) => name === tile))
  const change = (index: number, group: (typeof items)[number][]) =>
    onChange([
      ...groups.flatMap((other, at) => (at === index ? group : other)).map(({ arranged }) => arranged),
      ...unseen,
    ])
  return (
    <Panel
      isPreviewed
      title={t('overview.arrange.title')}
      onClose={onClose}
      onSubmit={() => void write(() => save({ name: title, tiles, ...(mayShare && { shared: isShared }) }))}
      actions={
        <>
          {own && (
            <Button color="inherit" disabled={isRunning} onClick={() => void write(() => reset(title))}>
              {t('overview.arrange.reset')}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={isRunning} sx={{ marginInlineStart: 'auto' }}>
            {t('overview.arrange.save')}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <Alert severity="error">{sentencesOf(refusal)}</Alert>}
      <p className={styles.hint}>
        {t(answer.arrangement && !own ? 'overview.arrange.isShared' : 'overview.arrange.hint')}
      </p>
      {groups.map((group, index) =>
        group.length === 0 ? null : (
          <SortableTiles
            key={group[0]?.entry.isFigure ? 'figures' : 'tiles'}
            label={t(group[0]?.entry.isFigure ? 'overview.arrange.figures' : 'overview.arrange.tiles')}
            items={group}
            onChange={(next) => change(index, next)}
          />
        ),
      )}
      {mayShare && (
        <FormControlLabel
          label={t('overview.arrange.share')}
          control={<Checkbox checked={isShared} onChange={(_, on) => setShared(on)} />}
        />
      )}
    </Panel>
  )
}
