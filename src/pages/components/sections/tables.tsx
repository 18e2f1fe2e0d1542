import { useState } from 'react'
import { Cards } from '#screens/table/cards'
import { columnsOf } from '#screens/list-model/columns'
import { Table } from '#screens/table/table'
import { nothingSelected, type TableProps } from '#screens/list-model/table-props'
import styles from '../components.module.css'
import { galleryResource, galleryRows } from '../gallery-resource'
import { Group, Section, type SectionProps } from '../section'
import type { GalleryWords } from '../use-gallery-words'
import { wordOfKind } from '../words-of-kinds'
import { useGallerySurroundings } from './values'

const nothing = () => undefined

/** What the rows of the gallery are drawn with as a list, in whatever view. */
export function useGalleryTable(words: GalleryWords): TableProps {
  const around = useGallerySurroundings(words)
  const [selection, onSelect] = useState(nothingSelected)
  return {
    resource: galleryResource,
    label: words.tables.rows,
    columns: columnsOf(galleryResource, galleryResource.columns, (name) => wordOfKind(words, name), {}),
    rows: galleryRows,
    total: galleryRows.length,
    page: 1,
    pageSize: 10,
    stale: false,
    sorts: [{ field: 'date', order: 'desc' }],
    density: 'comfortable',
    around,
    selection,
    onSelect,
    ...{ onSort: nothing, onOpen: nothing, onWidth: nothing, actions: () => null },
  }
}

/** The rows of a list, as a table and as cards; and while they are on their way. */
export function TablesSection({ words }: SectionProps) {
  const props = useGalleryTable(words)
  return (
    <Section id="tables" title={words.sections.tables}>
      <Group title={words.tables.rows} bare>
        <div className={styles.table}>
          <Table {...props} />
        </div>
      </Group>
      <Group title={words.tables.cards} bare>
        <div className={styles.phone}>
          <Cards {...props} />
        </div>
      </Group>
      <Group title={words.tables.waiting} bare>
        <div className={styles.table}>
          <Table {...props} label={words.tables.waiting} rows={undefined} />
        </div>
      </Group>
    </Section>
  )
}
