import type { GameInfo } from '../../net/messages';
import type { GameFace, Observation } from '../game';
import { genericFace } from '../generic/face';
import type { BoardModule } from './api';
import { setDescription, type Described } from './described.svelte';
import PluginBoard from './PluginBoard.svelte';

const MODULES = new Map<string, BoardModule>();

export function moduleOf(game: string): BoardModule | undefined {
  return MODULES.get(game);
}

function isBoard(loaded: unknown): loaded is BoardModule {
  return typeof loaded === 'object' && loaded !== null && 'mount' in loaded && typeof loaded.mount === 'function';
}

/** The face of a game whose package brings a board; null where it cannot be used. */
export async function pluginFace(info: GameInfo, board: string): Promise<GameFace<Observation> | null> {
  try {
    const loaded: unknown = await import(/* @vite-ignore */ new URL(board, document.baseURI).href);
    if (!isBoard(loaded)) throw new TypeError('it exports no function "mount"');
    MODULES.set(info.id, loaded);
  } catch (error) {
    console.warn(`the board of ${info.id} is left out:`, error);
    return null;
  }
  const describing = { setDescription: (described: Described) => setDescription(info.id, described) };
  return { ...genericFace(info), Board: PluginBoard, describing };
}
