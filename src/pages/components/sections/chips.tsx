import Alert from '@mui/material/Alert'
import MuiChip from '@mui/material/Chip'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import { Chip } from '#screens/fields/display'
import { Group, Line, Section, type SectionProps } from '../section'

const states = ['info', 'success', 'warning', 'error'] as const
const colours = ['primary', ...states] as const

/** How something is, in a word; what is to be known; and how far it has come. */
export const ChipsSection = ({ words }: SectionProps) => (
  <Section id="chips" title={words.sections.chips}>
    <Group title={words.kinds.state}>
      <Line>
        <Chip text={words.chips.neutral} />
        {states.map((tint) => (
          <Chip key={tint} text={words.chips[tint]} tint={tint} />
        ))}
      </Line>
      <Line>
        <MuiChip label={words.chips.neutral} onDelete={() => undefined} />
        {colours.map((color) => (
          <MuiChip key={color} color={color} label={words.chips[color]} />
        ))}
        {colours.map((color) => (
          <MuiChip key={color} color={color} variant="outlined" size="small" label={words.chips[color]} />
        ))}
      </Line>
    </Group>
    <Group title={words.chips.info}>
      {states.map((severity) => (
        <Alert key={severity} severity={severity}>
          {words.chips.message}
        </Alert>
      ))}
    </Group>
    <Group title={words.chips.progress}>
      <LinearProgress variant="determinate" value={62} aria-label={words.chips.progress} />
      <CircularProgress variant="determinate" value={62} size={40} aria-label={words.chips.progress} />
    </Group>
  </Section>
)
