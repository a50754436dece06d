// Symbols game-icons has no fitting drawing for; ours, on the same 512 grid. --cut is the colour of what lies behind.
export const drawings: Readonly<Record<string, string>> = {
  cross:
    '<path d="M216 216V138a56 56 0 1 1 80 0v78h78a56 56 0 1 1 0 80h-78v78a56 56 0 1 1-80 0v-78h-78a56 56 0 1 1 0-80z"/>',
  shell:
    '<path d="M256 52c118 0 208 96 208 196 0 18-4 34-11 48L318 402l34 44c-26 20-60 30-96 30s-70-10-96-30l34-44L59 296c-7-14-11-30-11-48C48 148 138 52 256 52z"/><g fill="none" stroke="var(--cut,#0006)" stroke-width="17" stroke-linecap="round"><path d="M256 96v270M172 112l52 258M340 112l-52 258M104 180l92 196M408 180l-92 196"/></g>',
  fish: '<path d="M28 256c54-96 140-140 226-132 70 7 118 44 150 92l84-76c-14 44-20 80-20 116s6 72 20 116l-84-76c-32 48-80 85-150 92-86 8-172-36-226-132z"/><circle cx="136" cy="228" r="23" fill="var(--cut,#0008)"/><path d="M216 172c28 52 28 116 0 168M296 190c22 42 22 90 0 132" fill="none" stroke="var(--cut,#0006)" stroke-width="17" stroke-linecap="round"/>',
  crab: '<path d="M256 208c90 0 148 46 148 104s-62 106-148 106-148-48-148-106 58-104 148-104z"/><path d="M120 250C70 232 40 190 46 140c4-36 28-62 62-72-12 26-10 44 6 56 10-24 28-38 52-42 10 52-4 92-40 110 6 18 16 30 32 40zM392 250c50-18 80-60 74-110-4-36-28-62-62-72 12 26 10 44-6 56-10-24-28-38-52-42-10 52 4 92 40 110-6 18-16 30-32 40z"/><g fill="none" stroke="currentColor" stroke-width="26" stroke-linecap="round"><path d="M104 318l-64 6M112 364l-58 34M144 408l-38 50M408 318l64 6M400 364l58 34M368 408l38 50M218 214v-40M294 214v-40"/></g><circle cx="218" cy="160" r="20"/><circle cx="294" cy="160" r="20"/>',
  'extra-card':
    '<path d="M140 60h190a36 36 0 0 1 36 36v250a36 36 0 0 1-36 36H140a36 36 0 0 1-36-36V96a36 36 0 0 1 36-36z"/><path d="M402 150c26 4 44 26 40 54l-30 206c-4 28-30 46-56 42l-160-22" fill="none" stroke="currentColor" stroke-width="36" stroke-linecap="round"/><path d="M235 140v160M155 220h160" stroke="var(--cut,#000a)" stroke-width="44" stroke-linecap="round"/>',
  glass: '<path d="M256 20l150 236-150 236L106 256z"/>',
};
