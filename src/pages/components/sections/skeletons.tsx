import { FormSkeleton, PageSkeleton, RecordSkeleton, TableSkeleton } from '#shell/states'
import { Group, Section, type SectionProps } from '../section'

/** The placeholders for loading content. */
export const SkeletonsSection = ({ texts: { sections, skeletons } }: SectionProps) => (
  <Section id="skeletons" title={sections.skeletons}>
    <Group title={skeletons.page} bare>
      <PageSkeleton text={skeletons.page} />
    </Group>
    <Group title={skeletons.table} bare>
      <TableSkeleton text={skeletons.table} rows={4} />
    </Group>
    <Group title={skeletons.form} bare>
      <FormSkeleton text={skeletons.form} fields={4} />
    </Group>
    <Group title={skeletons.record} bare>
      <RecordSkeleton text={skeletons.record} fields={6} />
    </Group>
  </Section>
)
