import { useEffect } from 'react'
import { Brand } from '#shell/navigation/navigation'
import { Themed } from '#shell/theme/themed'
import { useTitle } from '#shell/parts/use-title'
import styles from './components.module.css'
import { ButtonsSection } from './sections/buttons'
import { ChartsSection } from './sections/charts'
import { ChipsSection } from './sections/chips'
import { ColoursSection } from './sections/colours'
import { IconsSection } from './sections/icons'
import { InputsSection } from './sections/inputs'
import { MeasuresSection } from './sections/measures'
import { OverlaysSection } from './sections/overlays'
import { PartsSection } from './sections/parts'
import { SkeletonsSection } from './sections/skeletons'
import { StatesSection } from './sections/states'
import { TablesSection } from './sections/tables'
import { TypeSection } from './sections/type'
import { LazyViewsSection } from './sections/lazy-views'
import { ValuesSection } from './sections/values'
import { SettingsBar } from './settings-bar'
import { useGalleryTexts } from './use-gallery-texts'

const sections = {
  colours: ColoursSection,
  type: TypeSection,
  measures: MeasuresSection,
  icons: IconsSection,
  buttons: ButtonsSection,
  inputs: InputsSection,
  values: ValuesSection,
  chips: ChipsSection,
  parts: PartsSection,
  overlays: OverlaysSection,
  tables: TablesSection,
  views: LazyViewsSection,
  skeletons: SkeletonsSection,
  states: StatesSection,
  charts: ChartsSection,
} as const
const names = Object.keys(sections) as (keyof typeof sections)[]

/** All components that screens consist of, on one page. */
export function ComponentsPage() {
  const texts = useGalleryTexts()
  useTitle(texts.title)
  useScrollToAddressed()
  return (
    <Themed>
      <div className={styles.page}>
        <header className={styles.top}>
          <Brand />
          <SettingsBar />
        </header>
        <nav className={styles.contents} aria-label={texts.contents}>
          <ol>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{texts.sections[name]}</a>
              </li>
            ))}
          </ol>
        </nav>
        <main className={styles.main}>
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
          {names.map((name) => {
            const Content = sections[name]
            return <Content key={name} texts={texts} />
          })}
        </main>
      </div>
    </Themed>
  )
}

/** The page renders after the browser has looked for the element of the URL's hash, so it scrolls there itself. */
function useScrollToAddressed() {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
}
