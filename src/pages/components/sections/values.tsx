import { useMemo } from 'react'
import { drawValue } from '#screens/fields/draw'
import { FieldValue } from '#screens/fields/field-value'
import { useSurroundings } from '#screens/fields/use-surroundings'
import page from '../components.module.css'
import styles from './values.module.css'
import { filledRow, galleryResource } from '../gallery-resource'
import { Section, type SectionProps } from '../section'
import type { GalleryWords } from '../use-gallery-words'
import { wordOfKind } from '../words-of-kinds'

/** What values are drawn with here: the words of the gallery's own options. */
export function useGallerySurroundings(words: GalleryWords) {
  const around = useSurroundings()
  return useMemo(
    () => ({
      ...around,
      option: (_: unknown, __: string, value: string) =>
        words.options[value as keyof typeof words.options] ?? value,
    }),
    [around, words],
  )
}

/** A value of every kind, as a list and as a record's page draw it. */
export function ValuesSection({ words }: SectionProps) {
  const around = useGallerySurroundings(words)
  return (
    <Section id="values" title={words.sections.values}>
      <div className={page.card}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls on a narrow screen, by keyboard too. */}
        <section className={styles.scroll} tabIndex={0} aria-label={words.columns.kind}>
          <table className={styles.values}>
            <thead>
              <tr>
                <th scope="col">{words.columns.kind}</th>
                <th scope="col">{words.columns.cell}</th>
                <th scope="col">{words.columns.page}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(galleryResource.fields).map(([name, field]) => (
                <tr key={name}>
                  <th scope="row">{wordOfKind(words, name)}</th>
                  <td>
                    {drawValue(
                      field,
                      filledRow[name],
                      { resource: galleryResource, name, row: filledRow },
                      around,
                    )}
                  </td>
                  <td>
                    <FieldValue resource={galleryResource} name={name} row={filledRow} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Section>
  )
}
