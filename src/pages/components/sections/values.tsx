import { useMemo } from 'react'
import { drawValue } from '#screens/fields/draw'
import { FieldValue } from '#screens/fields/field-value'
import { useRenderContext } from '#screens/fields/use-render-context'
import page from '../components.module.css'
import styles from './values.module.css'
import { filledRow, galleryResource } from '../gallery-resource'
import { Section, type SectionProps } from '../section'
import type { GalleryTexts } from '../use-gallery-texts'
import { kindLabel } from '../kind-labels'

/** The render context with the labels of the gallery's own options. */
export function useGalleryRenderContext(texts: GalleryTexts) {
  const around = useRenderContext()
  return useMemo(
    () => ({
      ...around,
      option: (_: unknown, __: string, value: string) =>
        texts.options[value as keyof typeof texts.options] ?? value,
    }),
    [around, texts],
  )
}

/** A value of every kind, as rendered in a list and on a record's page. */
export function ValuesSection({ texts }: SectionProps) {
  const around = useGalleryRenderContext(texts)
  return (
    <Section id="values" title={texts.sections.values}>
      <div className={page.card}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls on narrow screens and must be reachable by keyboard. */}
        <section className={styles.scroll} tabIndex={0} aria-label={texts.columns.kind}>
          <table className={styles.values}>
            <thead>
              <tr>
                <th scope="col">{texts.columns.kind}</th>
                <th scope="col">{texts.columns.cell}</th>
                <th scope="col">{texts.columns.page}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(galleryResource.fields).map(([name, field]) => (
                <tr key={name}>
                  <th scope="row">{kindLabel(texts, name)}</th>
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
