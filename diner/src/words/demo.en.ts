export { default as demo } from './demo/en.json';
