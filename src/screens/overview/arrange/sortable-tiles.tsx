import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { tileWidths, type ArrangedTile } from '#define/overview/arrangement'
import { nonce } from '#base/nonce'
import { Icon } from '#shell/icons'
import { Select } from '#shell/parts/select/select'
import styles from './arrange.module.css'
import type { Entry } from './entries'
import { useDragTexts } from './use-drag-texts'

interface Item {
  readonly entry: Entry
  readonly arranged: ArrangedTile
}

interface SortableTilesProps {
  readonly label: string
  readonly items: readonly Item[]
  readonly onChange: (items: Item[]) => void
}

/** Tiles in an order that is changed by dragging or by keyboard, each with its width and whether it is shown. */
export function SortableTiles({ label, items, onChange }: SortableTilesProps) {
  const { t } = useTranslation()
  const heading = useId()
  const texts = useDragTexts(items.map(({ entry }) => entry))
  const style = nonce()
  const move = ({ source, destination }: DropResult) => {
    const dragged = items[source.index]
    if (!dragged || !destination || destination.index === source.index) return
    onChange(items.toSpliced(source.index, 1).toSpliced(destination.index, 0, dragged))
  }
  const replace = (index: number, arranged: ArrangedTile) =>
    onChange(items.map((item, at) => (at === index ? { ...item, arranged } : item)))
  return (
    <DragDropContext
      {...(style !== undefined && { nonce: style })}
      dragHandleUsageInstructions={t('overview.arrange.keys')}
      onDragStart={texts.started}
      onDragUpdate={texts.updated}
      onDragEnd={(result, provided) => {
        texts.ended(result, provided)
        move(result)
      }}
    >
      <h3 id={heading} className={styles.legend}>
        {label}
      </h3>
      <Droppable droppableId={heading}>
        {(provided) => (
          <ul
            ref={provided.innerRef}
            {...provided.droppableProps}
            className={styles.items}
            aria-labelledby={heading}
          >
            {items.map((item, index) => (
              <TileItem
                key={item.entry.name}
                item={item}
                index={index}
                onChange={(arranged) => replace(index, arranged)}
              />
            ))}
            {provided.placeholder}
          </ul>
        )}
      </Droppable>
    </DragDropContext>
  )
}

interface TileItemProps {
  readonly item: Item
  readonly index: number
  readonly onChange: (arranged: ArrangedTile) => void
}

function TileItem({ item: { entry, arranged }, index, onChange }: TileItemProps) {
  const { t } = useTranslation()
  const { title, name } = entry
  const { hidden, ...shown } = arranged
  return (
    <Draggable draggableId={name} index={index}>
      {(provided, { isDragging }) => (
        <li
          ref={provided.innerRef}
          {...provided.draggableProps}
          className={styles.item}
          data-dragging={isDragging || undefined}
          data-hidden={hidden || undefined}
        >
          <span
            {...provided.dragHandleProps}
            className={styles.handle}
            aria-label={t('overview.arrange.move', { title })}
          >
            <Icon name="dots-six-vertical" size={20} />
          </span>
          <span className={styles.title}>{title}</span>
          {!entry.isFigure && <WidthSelect title={title} arranged={arranged} onChange={onChange} />}
          <IconButton
            aria-label={t(hidden ? 'overview.arrange.show' : 'overview.arrange.hide', { title })}
            onClick={() => onChange(hidden ? shown : { ...shown, hidden: true })}
          >
            <Icon name={hidden ? 'eye-slash' : 'eye'} size={20} />
          </IconButton>
        </li>
      )}
    </Draggable>
  )
}

const widthNames = { 3: 'quarter', 4: 'third', 6: 'half', 8: 'twoThirds', 12: 'full' } as const

/** The value of the menu for the declared width. */
const asDeclared = 'declared'

function WidthSelect({
  title,
  arranged: { width, ...others },
  onChange,
}: Pick<TileItemProps, 'onChange'> & { readonly title: string; readonly arranged: ArrangedTile }) {
  const { t } = useTranslation()
  const pick = (value: string) => {
    const chosen = tileWidths.find((twelfths) => String(twelfths) === value)
    onChange(chosen === undefined ? others : { ...others, width: chosen })
  }
  return (
    <div className={styles.width}>
      <Select
        label={t('overview.arrange.width', { title })}
        options={[
          { value: asDeclared, label: t('overview.arrange.declared') },
          ...tileWidths.map((twelfths) => ({
            value: String(twelfths),
            label: t(`overview.arrange.widths.${widthNames[twelfths]}`),
          })),
        ]}
        value={String(width ?? asDeclared)}
        onChange={pick}
      />
    </div>
  )
}
