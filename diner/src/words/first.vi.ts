export { default as cart } from './cart/vi.json';
export { default as dish } from './dish/vi.json';
export { default as menu } from './menu/vi.json';
export { default as shell } from './shell/vi.json';
export { default as stores } from './stores/vi.json';
export { default as switch } from './switch/vi.json';
