import { useState } from 'react'
import { Cards } from '#screens/table/cards'
import { columnsOf } from '#screens/list-model/columns'
import { Table } from '#screens/table/table'
import { nothingSelected, type TableProps } from '#screens/list-model/table-props'
import styles from '../components.module.css'
import { galleryResource, galleryRows } from '../gallery-resource'
import { Group, Section, type SectionProps } from '../section'
import type { GalleryTexts } from '../use-gallery-texts'
import { kindLabel } from '../kind-labels'
import { useGalleryRenderContext } from './values'

const nothing = () => undefined

/** The props with which every view renders the gallery's rows. */
export function useGalleryTable(texts: GalleryTexts): TableProps {
  const around = useGalleryRenderContext(texts)
  const [selection, onSelect] = useState(nothingSelected)
  return {
    resource: galleryResource,
    label: texts.tables.rows,
    columns: columnsOf(galleryResource, galleryResource.columns, (name) => kindLabel(texts, name), {
      widths: {},
    }),
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
    onSort: nothing,
    onOpen: nothing,
    onWidth: nothing,
    actions: () => null,
  }
}

/** The rows of a list as a table, as cards, and as a skeleton. */
export function TablesSection({ texts }: SectionProps) {
  const props = useGalleryTable(texts)
  return (
    <Section id="tables" title={texts.sections.tables}>
      <Group title={texts.tables.rows} bare>
        <div className={styles.table}>
          <Table {...props} />
        </div>
      </Group>
      <Group title={texts.tables.cards} bare>
        <div className={styles.phone}>
          <Cards {...props} />
        </div>
      </Group>
      <Group title={texts.tables.waiting} bare>
        <div className={styles.table}>
          <Table {...props} label={texts.tables.waiting} rows={undefined} />
        </div>
      </Group>
    </Section>
  )
}
