export default function Home() {
  return <h1>Tell the duck.</h1>;
}
