// How a game's seed is made, computed in the browser: docs/protocol.md, "The seed".
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SeedProof } from '../../net/messages';
import { stored } from '../../storage';

const BYTES = 32;
const HEADING = 'ludoteca seed 1';

export function commitmentOf(secret: string): string {
  return bytesToHex(blake2b(hexToBytes(secret), { dkLen: BYTES }));
}

export function seedOf(secret: string, table: string, nonces: Readonly<Record<string, string>>): string {
  const people = Object.entries(nonces).sort(([a], [b]) => Number(a) - Number(b));
  const lines = [HEADING, table, ...people.map(([seat, nonce]) => `${seat} ${nonce}`)];
  return bytesToHex(
    blake2b(utf8ToBytes(lines.map((line) => `${line}\n`).join('')), { key: hexToBytes(secret), dkLen: BYTES }),
  );
}

/** The seed that a record says it was played with; null where it says none. */
export function seedIn(record: string): string | null {
  return /^seed ([0-9a-f]{64})\s*$/m.exec(record)?.[1] ?? null;
}

export interface Noted {
  readonly commitment: string;
  readonly nonce: string;
}

/** What this browser noted when it sat down at the table. */
export function notedAt(table: string): Noted | null {
  const { commitment, nonce } = stored(`ludoteca.seed.${table}`);
  return typeof commitment === 'string' && typeof nonce === 'string' ? { commitment, nonce } : null;
}

const HEX = /^[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{32,64}$/;

/** Reads a proof that somebody pasted: as it stands in the answer of the server, alone or within it. */
export function proofFrom(text: string): SeedProof {
  const read: unknown = JSON.parse(text);
  const found = typeof read === 'object' && read !== null && 'proof' in read ? read.proof : read;
  const proof = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  for (const field of ['commitment', 'secret', 'seed'] as const)
    if (!HEX.test(String(proof[field]))) throw new Error(field);
  if (typeof proof['table'] !== 'string') throw new Error('table');
  const nonces = proof['nonces'];
  if (
    typeof nonces !== 'object' ||
    nonces === null ||
    !Object.entries(nonces).every(([seat, nonce]) => /^\d$/.test(seat) && NONCE.test(String(nonce)))
  )
    throw new Error('nonces');
  return {
    table: proof['table'],
    commitment: String(proof['commitment']),
    secret: String(proof['secret']),
    nonces: Object.fromEntries(Object.entries(nonces).map(([seat, nonce]) => [seat, String(nonce)])),
    seed: String(proof['seed']),
  };
}

export interface CheckedValue {
  /** A message, `check-value-<says>`. */
  readonly says: string;
  readonly text: string;
  readonly seat?: number;
}

/** One thing that was checked: true, wrong, or not to be known here. */
export interface Finding {
  readonly step: 'commitment' | 'kept' | 'nonce' | 'seed' | 'record';
  readonly ok: boolean | null;
  readonly values: readonly CheckedValue[];
}

export function findings(proof: SeedProof, record: string, noted: Noted | null): Finding[] {
  const commitment = commitmentOf(proof.secret);
  const seed = seedOf(proof.secret, proof.table, proof.nonces);
  const played = seedIn(record);
  const nonces = Object.entries(proof.nonces).map(([seat, text]): CheckedValue => ({
    says: 'nonce',
    text,
    seat: Number(seat),
  }));
  return [
    {
      step: 'commitment',
      ok: commitment === proof.commitment,
      values: [value('secret', proof.secret), value('promised', proof.commitment), value('computed', commitment)],
    },
    {
      step: 'kept',
      ok: noted && noted.commitment === proof.commitment,
      values: noted ? [value('noted', noted.commitment), value('promised', proof.commitment)] : [],
    },
    ...(noted
      ? [
          {
            step: 'nonce',
            ok: Object.values(proof.nonces).includes(noted.nonce),
            values: [value('noted', noted.nonce)],
          } as const,
        ]
      : []),
    { step: 'seed', ok: seed === proof.seed, values: [...nonces, value('computed', seed), value('seed', proof.seed)] },
    { step: 'record', ok: played === proof.seed, values: [value('record', played ?? '—'), value('seed', proof.seed)] },
  ];
}

function value(says: string, text: string): CheckedValue {
  return { says, text };
}
