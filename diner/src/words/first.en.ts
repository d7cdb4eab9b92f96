export { default as cart } from './cart/en.json';
export { default as dish } from './dish/en.json';
export { default as menu } from './menu/en.json';
export { default as shell } from './shell/en.json';
export { default as stores } from './stores/en.json';
export { default as switch } from './switch/en.json';
