import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { post } from './call';

export function Login() {
  const [phone, setPhone] = useState('');
  const navigate = useNavigate();
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    await post('/v3/user/login', { phone });
    await navigate('/');
  };
  return (
    <main>
      <h1>Log in</h1>
      <form onSubmit={(event) => void send(event)}>
        <label>
          Phone number
          <input type="tel" value={phone} onChange={({ target }) => setPhone(target.value)} />
        </label>
        <button>Send code</button>
      </form>
    </main>
  );
}
