/** Outlines on a grid of 24, each in one path. */
const paths: Readonly<Record<string, string>> = {
  package: 'M12 3l8 4.5v9L12 21l-8-4.5v-9L12 3zm0 9l8-4.5M12 12v9m0-9L4 7.5m4-2.25l8 4.5',
  receipt: 'M5 3h14v18l-2.5-1.6L14 21l-2-1.6L10 21l-2.5-1.6L5 21V3zm4 5h6m-6 4h6',
  buildings:
    'M4 21V5a1 1 0 011-1h7a1 1 0 011 1v16m0-11h6a1 1 0 011 1v10M2 21h20M7.5 8h2m-2 4h2m-2 4h2m7-2h1m-1 3h1',
  users:
    'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zm-6.5 9a6.5 6.5 0 0113 0M16 4.3a3.5 3.5 0 010 6.4m2 3.1a6.5 6.5 0 013.5 6.2',
  house: 'M4 11l8-7 8 7v9h-5v-6H9v6H4v-9z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  sun: 'M12 16a4 4 0 100-8 4 4 0 000 8zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6L7 7m10 10l1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
  moon: 'M20 14.5A8 8 0 119.5 4a6.5 6.5 0 0010.5 10.5z',
  globe:
    'M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9S14.5 18.5 12 21c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6z',
  eyeClosed: 'M3 9.500C5 12.2 8 14 12 14s7-1.8 9-4.500M12 14v3.500M6.5 12.800L5 16m12.5-3.200L19 16',
  area: 'M4 5h7v6H4V5zm9 0h7v6h-7V5zm-9 8h7v6H4v-6zm9 0h7v6h-7v-6z',
}

/** A picture beside words, or in a button that has a name; one that is not known is drawn as an area. */
export const Icon = ({ name = 'area', size = 24 }: { name?: string; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name] ?? paths['area']} />
  </svg>
)
